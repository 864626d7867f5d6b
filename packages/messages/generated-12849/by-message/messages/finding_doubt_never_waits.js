/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Never_WaitsInputs */

const en_ca2_finding_doubt_never_waits = /** @type {(inputs: Finding_Doubt_Never_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no effect: orders are accepted as they are placed.`)
};

const fr_ca2_finding_doubt_never_waits = /** @type {(inputs: Finding_Doubt_Never_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est sans effet, car les commandes sont acceptées dès qu’elles sont passées.`)
};

/**
* | output |
* | --- |
* | "This has no effect: orders are accepted as they are placed." |
*
* @param {Finding_Doubt_Never_WaitsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_never_waits = /** @type {((inputs?: Finding_Doubt_Never_WaitsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Never_WaitsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_never_waits(inputs)
	return en_ca2_finding_doubt_never_waits(inputs)
});