/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_ChangedInputs */

const en_ca2_studio_changed = /** @type {(inputs: Studio_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed`)
};

const fr_ca2_studio_changed = /** @type {(inputs: Studio_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifié`)
};

/**
* | output |
* | --- |
* | "Changed" |
*
* @param {Studio_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_changed = /** @type {((inputs?: Studio_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_changed(inputs)
	return en_ca2_studio_changed(inputs)
});