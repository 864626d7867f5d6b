/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Preview_TextInputs */

const en_ca2_studio_preview_text = /** @type {(inputs: Studio_Preview_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is the draft as guests would see it. Nothing can be ordered here.`)
};

const fr_ca2_studio_preview_text = /** @type {(inputs: Studio_Preview_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voici le brouillon tel que les clients le verraient. Rien ne peut être commandé ici.`)
};

/**
* | output |
* | --- |
* | "This is the draft as guests would see it. Nothing can be ordered here." |
*
* @param {Studio_Preview_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_preview_text = /** @type {((inputs?: Studio_Preview_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Preview_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_preview_text(inputs)
	return en_ca2_studio_preview_text(inputs)
});