/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_SummaryInputs */

const en_ca2_school_summary = /** @type {(inputs: School_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose meals day by day. You pay once, and each day is a separate order.`)
};

const fr_ca2_school_summary = /** @type {(inputs: School_SummaryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez les repas jour par jour. Vous payez en une fois, et chaque jour est une commande distincte.`)
};

/**
* | output |
* | --- |
* | "Choose meals day by day. You pay once, and each day is a separate order." |
*
* @param {School_SummaryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_summary = /** @type {((inputs?: School_SummaryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_SummaryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_summary(inputs)
	return en_ca2_school_summary(inputs)
});