/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_InstantInputs */

const en_ca2_finding_expects_instant = /** @type {(inputs: Finding_Expects_InstantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a date and time such as 2026-11-20T18:30, or a day such as 2026-11-20`)
};

const fr_ca2_finding_expects_instant = /** @type {(inputs: Finding_Expects_InstantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une date et une heure comme 2026-11-20T18:30, ou un jour comme 2026-11-20`)
};

/**
* | output |
* | --- |
* | "a date and time such as 2026-11-20T18:30, or a day such as 2026-11-20" |
*
* @param {Finding_Expects_InstantInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_instant = /** @type {((inputs?: Finding_Expects_InstantInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_InstantInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_instant(inputs)
	return en_ca2_finding_expects_instant(inputs)
});