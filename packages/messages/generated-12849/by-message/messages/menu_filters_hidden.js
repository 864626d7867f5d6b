/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_Filters_HiddenInputs */

const en_ca2_menu_filters_hidden = /** @type {(inputs: Menu_Filters_HiddenInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`One more dish is hidden because what is in it is not confirmed. Please ask the staff about it.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} more dishes are hidden because what is in them is not confirmed. Please ask the staff about them.`);
	return /** @type {LocalizedString} */ ("menu_filters_hidden");
};

const fr_ca2_menu_filters_hidden = /** @type {(inputs: Menu_Filters_HiddenInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} autre plat est masqué, car sa composition n’est pas confirmée. Renseignez-vous auprès du personnel.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} autres plats sont masqués, car leur composition n’est pas confirmée. Renseignez-vous auprès du personnel.`);
	return /** @type {LocalizedString} */ ("menu_filters_hidden");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "One more dish is hidden because what is in it is not confirmed. Please ask the staff about it." |
* | "other" | "{count} more dishes are hidden because what is in them is not confirmed. Please ask the staff about them." |
*
* @param {Menu_Filters_HiddenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_filters_hidden = /** @type {((inputs: Menu_Filters_HiddenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Filters_HiddenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_filters_hidden(inputs)
	return en_ca2_menu_filters_hidden(inputs)
});