/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Conflicts_TextInputs */

const en_ca2_studio_conflicts_text = /** @type {(inputs: Studio_Conflicts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another version was published while you edited. Choose a value for each field.`)
};

const fr_ca2_studio_conflicts_text = /** @type {(inputs: Studio_Conflicts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre version a été publiée pendant vos modifications. Choisissez une valeur pour chaque champ.`)
};

/**
* | output |
* | --- |
* | "Another version was published while you edited. Choose a value for each field." |
*
* @param {Studio_Conflicts_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_conflicts_text = /** @type {((inputs?: Studio_Conflicts_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Conflicts_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_conflicts_text(inputs)
	return en_ca2_studio_conflicts_text(inputs)
});