/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Lost_DropInputs */

const en_ca2_studio_lost_drop = /** @type {(inputs: Studio_Lost_DropInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Drop my change`)
};

const fr_ca2_studio_lost_drop = /** @type {(inputs: Studio_Lost_DropInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Abandonner ma modification`)
};

/**
* | output |
* | --- |
* | "Drop my change" |
*
* @param {Studio_Lost_DropInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_lost_drop = /** @type {((inputs?: Studio_Lost_DropInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Lost_DropInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_lost_drop(inputs)
	return en_ca2_studio_lost_drop(inputs)
});