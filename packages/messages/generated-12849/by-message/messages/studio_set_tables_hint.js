/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tables_HintInputs */

const en_ca2_studio_set_tables_hint = /** @type {(inputs: Studio_Set_Tables_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Such as 1-20, Bar 1. Other numbers are refused. Empty: any number is taken.`)
};

const fr_ca2_studio_set_tables_hint = /** @type {(inputs: Studio_Set_Tables_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme 1-20, Bar 1. Les autres numéros sont refusés. Vide : tout numéro est accepté.`)
};

/**
* | output |
* | --- |
* | "Such as 1-20, Bar 1. Other numbers are refused. Empty: any number is taken." |
*
* @param {Studio_Set_Tables_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tables_hint = /** @type {((inputs?: Studio_Set_Tables_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tables_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tables_hint(inputs)
	return en_ca2_studio_set_tables_hint(inputs)
});