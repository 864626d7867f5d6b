/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_None_WaitingInputs */

const en_ca2_studio_none_waiting = /** @type {(inputs: Studio_None_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything is published.`)
};

const fr_ca2_studio_none_waiting = /** @type {(inputs: Studio_None_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout est publié.`)
};

/**
* | output |
* | --- |
* | "Everything is published." |
*
* @param {Studio_None_WaitingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_none_waiting = /** @type {((inputs?: Studio_None_WaitingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_None_WaitingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_none_waiting(inputs)
	return en_ca2_studio_none_waiting(inputs)
});