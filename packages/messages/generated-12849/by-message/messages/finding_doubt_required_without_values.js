/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Required_Without_ValuesInputs */

const en_ca2_finding_doubt_required_without_values = /** @type {(inputs: Finding_Doubt_Required_Without_ValuesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This must be answered but has nothing to choose from: its dish cannot be ordered.`)
};

const fr_ca2_finding_doubt_required_without_values = /** @type {(inputs: Finding_Doubt_Required_Without_ValuesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une réponse est exigée, mais il n’y a rien à choisir ; le plat ne peut être commandé.`)
};

/**
* | output |
* | --- |
* | "This must be answered but has nothing to choose from: its dish cannot be ordered." |
*
* @param {Finding_Doubt_Required_Without_ValuesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_required_without_values = /** @type {((inputs?: Finding_Doubt_Required_Without_ValuesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Required_Without_ValuesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_required_without_values(inputs)
	return en_ca2_finding_doubt_required_without_values(inputs)
});