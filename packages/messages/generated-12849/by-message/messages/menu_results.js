/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_ResultsInputs */

const en_ca2_menu_results = /** @type {(inputs: Menu_ResultsInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`One dish found`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} dishes found`);
	return /** @type {LocalizedString} */ ("menu_results");
};

const fr_ca2_menu_results = /** @type {(inputs: Menu_ResultsInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} plat trouvé`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} plats trouvés`);
	return /** @type {LocalizedString} */ ("menu_results");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "One dish found" |
* | "other" | "{count} dishes found" |
*
* @param {Menu_ResultsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_results = /** @type {((inputs: Menu_ResultsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_ResultsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_results(inputs)
	return en_ca2_menu_results(inputs)
});